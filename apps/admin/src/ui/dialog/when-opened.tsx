'use client';
import { type ComponentType, createElement, lazy, Suspense, useState } from 'react';

interface Openable {
  readonly open: boolean;
}

/** A component that comes, with its library, when it is first opened; it stays from then on. */
export function whenOpened<P extends Openable>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return function WhenOpened(props: P) {
    const [met, setMet] = useState(props.open);
    if (props.open && !met) setMet(true);
    return met ? <Suspense fallback={null}>{createElement(Loaded, props)}</Suspense> : null;
  };
}
