/** Addresses as somebody wrote them: a line each, or with commas or semicolons between. */
export const addressesIn = (text = ''): string[] => text.split(/[\s,;]+/).filter((each) => each !== '');
