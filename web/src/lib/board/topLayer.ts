/**
 * Puts an element with popover="manual" above everything. In the top layer `position: fixed` means the window, even
 * where the frame zooms the board with a transform.
 */
export function topLayer(node: HTMLElement): void {
  if ('showPopover' in node) node.showPopover();
}
