import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { findGroups, type Group } from './find-products.ts'
import { $question, choose } from './search.store.ts'
import { type SearchSort, searchSorts } from './search-question.ts'

const sortLabels = {
  'order:desc': 'sortOrder',
  'price:asc': 'sortPriceAsc',
  'price:desc': 'sortPriceDesc',
  'sold:desc': 'sortSold',
} as const satisfies Record<SearchSort, keyof Texts<'search'>>

/** Returns no filters when they cannot be loaded; the search still works. */
function useGroups(): readonly Group[] {
  const [groups, setGroups] = useState<readonly Group[]>([])
  useEffect(() => {
    findGroups().then(setGroups, () => setGroups([]))
  }, [])
  return groups
}

export function SearchFilters({ locale, texts }: TextProps<Texts<'search'>>) {
  const { group, sort } = useStore($question)
  const groups = useGroups()
  const all = [
    { id: '', label: texts.all },
    ...groups.map((one) => ({ id: one.id, label: localised(one, 'name', locale) })),
  ]

  return (
    <div className="listing-bar search__filters">
      {/* biome-ignore lint/a11y/useSemanticElements: these are buttons, not the fields of a form. */}
      <div className="chips" role="group" aria-label={texts.groups}>
        {all.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={group === id}
            onClick={() => choose({ group: id })}
          >
            {label}
          </button>
        ))}
      </div>
      <label className="listing-sort">
        <span>{texts.sort}</span>
        <select
          className="select"
          value={sort}
          onChange={(event) => {
            const wanted = searchSorts.find((one) => one === event.target.value)
            if (wanted !== undefined) choose({ sort: wanted })
          }}
        >
          {searchSorts.map((one) => (
            <option key={one} value={one}>
              {texts[sortLabels[one]]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
