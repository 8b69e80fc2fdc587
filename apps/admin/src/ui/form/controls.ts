/** Values of a form's controls, by name; a box that is not ticked has an empty text. */
export type Values = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control as it was shown, and as the person left it. */
export interface Written {
  readonly seen: string;
  readonly mine: string;
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !['submit', 'button', 'file'].includes(element.type)) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '');

export const valueOf = (control: Control): string => {
  if (!isBox(control)) return control.value;
  return control.checked ? control.value : '';
};

/** The value that the page put into the control; browsers keep it beside the typed one. */
export function defaultOf(control: Control): string {
  if (isBox(control)) return control.defaultChecked ? control.value : '';
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue.replaceAll('\r\n', '\n');
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

export function write(control: Control, value: string): void {
  if (isBox(control)) control.checked = value !== '';
  else control.value = value;
}

export const writtenIn = (form: HTMLFormElement): ReadonlyMap<string, Written> =>
  new Map(
    controlsOf(form).map((control) => [control.name, { seen: defaultOf(control), mine: valueOf(control) }]),
  );

export const isDirty = (written: ReadonlyMap<string, Written>): boolean =>
  [...written.values()].some(({ seen, mine }) => seen !== mine);

export const valuesOf = (written: ReadonlyMap<string, Written>, which: keyof Written): Values =>
  Object.fromEntries([...written].map(([name, each]) => [name, each[which]]));

const textOf = (element: Element | null | undefined): string => element?.textContent.trim() ?? '';

const ownLabel = ({ labels }: Control): string => textOf(labels?.[0]);

/** The label, after the heading of its part of the form where another control is labeled the same. */
export function labelOf(control: Control, form: HTMLFormElement): string {
  const label = ownLabel(control);
  if (controlsOf(form).filter((each) => ownLabel(each) === label).length < 2) return label;
  const part =
    control.closest('fieldset:has(> legend)')?.querySelector('legend') ??
    control.closest('section')?.querySelector('h2');
  return [textOf(part), label].filter(Boolean).join(' · ');
}

/** A value as the person reads it there: the words of an option; null for a secret and for a box. */
export function shownValue(control: Control, value: string): string | null {
  if (isBox(control) || control.type === 'password') return null;
  if (!(control instanceof HTMLSelectElement)) return value;
  return [...control.options].find((option) => option.value === value)?.text ?? value;
}

/** A control that two people changed at once, each to another value. */
export interface Conflict {
  readonly control: Control;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/**
 * Restores a user's unsaved input in a form that received newer values; untouched fields show the newer values.
 *
 * @param refused names of secrets that somebody else changed, too: no form shows them
 */
export function settle(
  form: HTMLFormElement,
  written: ReadonlyMap<string, Written>,
  refused: readonly string[],
): readonly Conflict[] {
  return controlsOf(form).flatMap((control) => {
    const theirs = defaultOf(control);
    const { seen, mine } = written.get(control.name) ?? { seen: theirs, mine: theirs };
    write(control, seen === mine ? theirs : mine);
    const isHidden = control.type === 'password' && refused.includes(control.name);
    if (seen === mine || theirs === mine || (theirs === seen && !isHidden)) return [];
    return [{ control, label: labelOf(control, form), theirs, mine }];
  });
}
