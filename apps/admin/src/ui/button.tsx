import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const buttonClass = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors disabled:opacity-55 disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        primary: 'bg-accent text-on-accent hover:bg-accent-strong',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
        ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
        danger: 'border border-bad/40 bg-surface text-bad hover:bg-bad-soft',
        accent: 'border border-accent/40 bg-accent-soft text-accent hover:border-accent',
        link: 'text-accent underline-offset-4 hover:underline',
      },
      size: { sm: 'h-8 px-3 text-[13px]', md: 'h-9 px-3.5', icon: 'size-9', inline: 'h-7 text-[13px]' },
    },
    defaultVariants: { tone: 'secondary', size: 'md' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonClass> {
  /** The child, a link for instance, looks like the button. */
  readonly asChild?: boolean;
  /** Shows that it is being done, and takes no second click. */
  readonly busy?: boolean;
}

export function Button({
  tone,
  size,
  asChild = false,
  busy = false,
  className,
  children,
  disabled,
  ...props
}: ButtonProps) {
  const classes = cn(buttonClass({ tone, size }), className);
  if (asChild)
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy ? <LoaderCircle className="animate-spin" aria-hidden /> : null}
      {children}
    </button>
  );
}
