import type { RequestState } from '@nas/contract/requests'
import { Link } from '@tanstack/react-router'
import { ColourTag } from '../shell/colour-tag.tsx'
import { problemTypeOf } from './request.ts'
import { useRequestTexts } from './request-texts.ts'

const colours = { new: 'orange', processing: 'blue', done: 'green' } as const

export function RequestStateTag({ state }: { state: RequestState }) {
  const { t } = useRequestTexts()
  return <ColourTag colour={colours[state]}>{t(`state.${state}`)}</ColourTag>
}

/** The order by its code: the list finds it, and says so where there is none. */
export function OrderLink({ code }: { code: string }) {
  return (
    <Link to="/orders" search={{ q: code }}>
      {code}
    </Link>
  )
}

/** What a problem type is called; another client's text stands for itself. */
export function useTypeName(): (type: string | null) => string {
  const { t } = useRequestTexts()
  return (type) => {
    if (type === null) return t('type.none')
    const known = problemTypeOf(type)
    return known ? t(`type.${known}`) : type
  }
}
