import type { RequestState } from '@nas/contract/requests'
import en from '../../../i18n/locales/en/crm-requests.json'
import vi from '../../../i18n/locales/vi/crm-requests.json'
import { textsOf } from '../../kit/texts/texts.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { problemTypeOf } from './request.ts'

export const useRequestTexts = textsOf<keyof typeof vi>({ vi, en })

const colours = { new: 'orange', processing: 'blue', done: 'green' } as const

export function RequestStateTag({ state }: { state: RequestState }) {
  const { t } = useRequestTexts()
  return <ColourTag colour={colours[state]}>{t(`state.${state}`)}</ColourTag>
}

/** The name of a problem type; texts of other clients are shown unchanged. */
export function useTypeName(): (type: string | null) => string {
  const { t } = useRequestTexts()
  return (type) => {
    if (type === null) return t('type.none')
    const known = problemTypeOf(type)
    return known ? t(`type.${known}`) : type
  }
}
