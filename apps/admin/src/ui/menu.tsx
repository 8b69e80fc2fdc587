'use client';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

interface MenuProps {
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** What else can be done here. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg border bg-surface p-1 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
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

/** One of several that may be chosen together: the menu stays open. */
export function MenuCheck({
  children,
  ...props
}: Pick<ComponentProps<typeof DropdownMenu.CheckboxItem>, 'checked' | 'onCheckedChange' | 'children'>) {
  return (
    <DropdownMenu.CheckboxItem
      className="flex cursor-pointer items-center gap-2 rounded-md py-1.5 pr-2.5 pl-8 outline-none select-none data-highlighted:bg-sunken"
      onSelect={(event) => event.preventDefault()}
      {...props}
    >
      <DropdownMenu.ItemIndicator className="-ml-5.5">
        <Check className="size-4 text-accent" aria-hidden />
      </DropdownMenu.ItemIndicator>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-ink-faint">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
