/** Addresses as typed: one per line, or separated by commas or semicolons. */
export const addressesIn = (text = ''): string[] => text.split(/[\s,;]+/).filter((each) => each !== '');
