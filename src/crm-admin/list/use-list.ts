import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchTexts } from '../routing/search-text.ts'
import { listOptions } from './list-page.ts'
import type { ListSpec } from './list-search.ts'
import { withoutPage } from './list-search.ts'

/** What the address asks of a list, the page that answers it, and the way to other addresses. */
export function useList<Row>(spec: ListSpec<Row>) {
  const search: SearchTexts = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (next: SearchTexts, replace = false): void => {
    void navigate({ to: '.', search: next, replace })
  }
  return {
    search,
    page: useQuery(listOptions(spec, search)),
    go,
    /** Sets or, with an empty value, drops a parameter, and begins at the first page. */
    change: (name: string, value: string, replace = false): void => {
      const { [name]: _, ...others } = withoutPage(search)
      go(value === '' ? others : { ...others, [name]: value }, replace)
    },
  }
}
