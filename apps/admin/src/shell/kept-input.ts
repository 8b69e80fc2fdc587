/**
 * Keeps what a person does on a page that the server drew and React has not taken over yet, and does it again once React
 * has: a click is not lost, a form is not sent by the browser with its fields in the address, and typed text reaches the
 * state. The page runs this function as text before anything else, so it uses nothing from outside itself.
 */
export function keepInput(): void {
  /** React writes its props on each element that it has taken over. */
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const CONTROLS =
    'button,summary,input[type=checkbox],input[type=radio],input[type=submit],[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio]';
  const actions: { readonly element: Element; readonly again: () => void }[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const replay = () => {
    while (actions[0] && (!actions[0].element.isConnected || isAlive(actions[0].element))) {
      const { element, again } = actions.shift() ?? actions[0];
      if (element.isConnected) again();
    }
    if (actions.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const keep = (element: Element, again: () => void) => {
    actions.push({ element, again });
    timer ??= setInterval(replay, 20);
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  addEventListener(
    'click',
    (event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
      if (!event.isTrusted || element === null || isAlive(element)) return;
      stop(event);
      keep(element, () => {
        // Menus open when the pointer goes down.
        const pointer = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' };
        element.dispatchEvent(new PointerEvent('pointerdown', pointer));
        element.dispatchEvent(new PointerEvent('pointerup', pointer));
        element.click();
      });
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || isAlive(form)) return;
      stop(event);
      keep(form, () => form.requestSubmit());
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const field = event.target;
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!(isText || field instanceof HTMLSelectElement) || isAlive(field)) return;
      if (actions.some(({ element }) => element === field)) return;
      keep(field, () => {
        // React ignores an event that brings the value it has seen.
        if ('_valueTracker' in field) {
          const tracker = field._valueTracker;
          if (typeof tracker === 'object' && tracker && 'setValue' in tracker)
            if (typeof tracker.setValue === 'function') tracker.setValue(`${field.value} `);
        }
        field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
      });
    },
    true,
  );
}
