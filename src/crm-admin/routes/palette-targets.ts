import { normaliseText } from '@nas/domain/text'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchDelayMs } from '../kit/list/list-search.ts'
import { type TextKey, useTexts } from '../kit/texts/texts.ts'
import { sectionsFor } from '../shell/sections.ts'
import { useMay } from '../shell/use-may.ts'
import { findersFor, type Target } from './finders.ts'

/** The words after a pause in typing; letters that are still being composed do not count. */
function useSettled(words: string, isComposing: boolean): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => setSettled(words), searchDelayMs)
    return () => clearTimeout(timer)
  }, [words, isComposing])
  return settled
}

interface PaletteTargets {
  groups: { label: TextKey; targets: Target[] }[]
  isSearching: boolean
  error: Error | null
  retry: () => void
}

/** Screens, records and searches in lists that match the words and that the caller may open. */
export function usePaletteTargets(typed: string, isComposing: boolean): PaletteTargets {
  const { t } = useTexts()
  const may = useMay()
  const words = typed.trim()
  const settled = useSettled(words, isComposing)
  const finders = findersFor(may, settled)
  const results = useQueries({ queries: finders })
  const isCurrent = words !== '' && settled === words

  const sections = sectionsFor(may)
  const screens = sections
    .map(({ name, to }): Target => ({ key: to, label: t(`menu.${name}`), link: { to } }))
    .filter(({ label }) => normaliseText(label).includes(normaliseText(words)))
  const lists = sections
    .filter(({ hasSearch = false }) => hasSearch && words !== '')
    .map(
      ({ name, to }): Target => ({
        key: `${to}?`,
        label: t('keys.searchIn', { words, list: t(`menu.${name}`) }),
        link: { to, search: { q: words } },
      }),
    )
  const records = finders.map(({ meta: { label } }, index) => ({
    label,
    targets: isCurrent ? (results[index]?.data ?? []) : [],
  }))
  const groups = [
    { label: 'palette.screens' as const, targets: screens },
    ...records,
    { label: 'palette.lists' as const, targets: lists },
  ]
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    isSearching: words !== settled || results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}
