import { longestSearch } from '@nas/contract/search'
import { checkedAtom } from '../../stores/checked-storage.ts'

const kept = 5

/** This device's last searches, newest first. One whose text the newest begins with is dropped. */
export const $lastSearches = checkedAtom<readonly string[]>('nas:searches', [], (stored) =>
  (Array.isArray(stored) ? stored : [])
    .filter((one): one is string => typeof one === 'string' && one.length <= longestSearch)
    .slice(0, kept),
)

/** A search counts when it found something. */
export function noteSearch(text: string): void {
  const isPart = (older: string) => text.toLowerCase().startsWith(older.toLowerCase())
  const others = $lastSearches.get().filter((older) => !isPart(older))
  $lastSearches.set([text, ...others].slice(0, kept))
}
