import type { RefObject } from 'react'
import { useShortcuts } from '../keys/shortcuts.ts'
import { useTexts } from '../texts/texts.ts'

/** J and K go down and up the rows, X chooses one. The focus says which is meant. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { toggle }: { toggle: (key: string) => void },
): void {
  const { t } = useTexts()
  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
  ]
  const current = (): number => rows().findIndex((row) => row.contains(document.activeElement))
  const go = (step: 1 | -1): void => {
    const all = rows()
    const here = current()
    const next = here === -1 ? (step === 1 ? 0 : all.length - 1) : here + step
    const row = all[Math.min(Math.max(next, 0), all.length - 1)]
    row?.querySelector<HTMLElement>('a, button')?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts([
    { key: 'j', label: t('keys.down'), repeats: true, run: () => go(1) },
    { key: 'k', label: t('keys.up'), repeats: true, run: () => go(-1) },
    {
      key: 'x',
      label: t('keys.choose'),
      run: () => {
        const key = rows()[current()]?.dataset.row
        if (key !== undefined) toggle(key)
      },
    },
  ])
}
