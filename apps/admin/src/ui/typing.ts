/** Whether a key is meant for what it is pressed in. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** A key of the page: by itself, nowhere written into, nothing open above the page. */
export const isPageKey = ({ metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean =>
  !metaKey &&
  !ctrlKey &&
  !altKey &&
  !isTyping(target) &&
  document.querySelector('[role="dialog"], [role="menu"]') === null;
