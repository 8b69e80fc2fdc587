/** A text with its own line breaks, in a box that scrolls. */
export const PlainText = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <pre
    tabIndex={0}
    aria-label={label}
    className="max-h-[36rem] overflow-auto rounded-md border bg-sunken p-3 font-mono text-xs leading-relaxed break-all whitespace-pre-wrap"
  >
    {text}
  </pre>
);
