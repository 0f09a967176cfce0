import type { RequestState } from '@nas/contract/requests'
import { Link } from '@tanstack/react-router'
import { Tag } from 'antd'
import { problemTypeOf } from './request.ts'
import { useRequestTexts } from './request-texts.ts'

const colours = { new: 'orange', processing: 'blue', done: 'green' } as const

/** The words always stand, the colour only helps. */
export function RequestStateTag({ state }: { state: RequestState }) {
  const { t } = useRequestTexts()
  const colour = colours[state]
  return (
    // antd's own text shade is too light to read on its tint (WCAG 1.4.3).
    <Tag variant="outlined" color={colour} style={{ color: `var(--ant-${colour}-8)` }}>
      {t(`state.${state}`)}
    </Tag>
  )
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
