'use client';
import { Check as CheckIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '../cn.ts';

interface OpenMenuProps {
  readonly trigger: ReactNode;
  readonly align: 'start' | 'center' | 'end';
  /** Opened by keyboard: the first item has the focus. */
  readonly byKeyboard: boolean;
  readonly children: ReactNode;
}

/** A menu, open at first. */
export function OpenMenu({ trigger, align, byKeyboard, children }: OpenMenuProps) {
  const atFirst = useRef(byKeyboard);
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg border bg-surface p-1 shadow-float"
          onFocus={({ target, currentTarget }) => {
            if (!atFirst.current || target !== currentTarget) return;
            atFirst.current = false;
            currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function Item({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={cn(
        'flex cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5 outline-none select-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:text-ink-faint',
        className,
      )}
      {...props}
    />
  );
}

type CheckProps = Pick<
  ComponentProps<typeof DropdownMenu.CheckboxItem>,
  'checked' | 'onCheckedChange' | 'children'
>;

export function Check({ children, ...props }: CheckProps) {
  return (
    <DropdownMenu.CheckboxItem
      className="flex cursor-pointer items-center gap-2 rounded-md py-1.5 pr-2.5 pl-8 outline-none select-none data-highlighted:bg-sunken"
      onSelect={(event) => event.preventDefault()}
      {...props}
    >
      <DropdownMenu.ItemIndicator className="-ml-5.5">
        <CheckIcon className="size-4 text-accent" aria-hidden />
      </DropdownMenu.ItemIndicator>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export function Label({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-ink-faint">{children}</DropdownMenu.Label>;
}

export function Separator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
