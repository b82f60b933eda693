/** Made from the contents of all texts when the client is built. */
declare const __LOCALE_VERSION__: string;
