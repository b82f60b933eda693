/** Whether a host name means the computer itself: nobody else gets anywhere by it. */
export const isOfThisMachine = (host: string): boolean => /^(localhost$|127\.|\[?::1\]?$)/.test(host);
