'use client';
import { createContext, useContext, useEffect, useState } from 'react';
import type { FormLabels } from './form-quotes.ts';
import type { Locale } from './locale.ts';
import { useLocale } from './text.tsx';

const NO_LABELS: FormLabels = () => null;

/** Loads the labels of the form for people of a type. Around pages that name its fields; without it there are none. */
export const LoadLabels = createContext<(type: string, locale: Locale) => Promise<FormLabels>>(
  async () => NO_LABELS,
);

/** Names fields as the form for people of a type does; by nothing until its texts are loaded, or where it is not shown. */
export function useFormLabels(type: string, isShown = true): FormLabels {
  const locale = useLocale();
  const load = useContext(LoadLabels);
  const of = `${type} ${locale}`;
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly labels: FormLabels } | null>(null);
  useEffect(() => {
    if (!isShown) return;
    let isWanted = true;
    void load(type, locale).then((labels) => {
      if (isWanted) setLoaded({ of: `${type} ${locale}`, labels });
    });
    return () => {
      isWanted = false;
    };
  }, [isShown, load, type, locale]);
  return isShown && loaded?.of === of ? loaded.labels : NO_LABELS;
}
