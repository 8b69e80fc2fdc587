/** A signed link, for the documentation. */
export const linkExample = 'http://127.0.0.1:4000/v1/files/abc?exp=1796000000.000&sig=xyz';
