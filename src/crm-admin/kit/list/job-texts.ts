import type { JobResource, JobRow } from '@nas/contract/staff-jobs/fields'
import { formatMoment } from '@nas/domain/dates'
import { staffTargets } from '@nas/domain/order-moves'
import { orderStateLabel, orderStates, type PaymentKind } from '@nas/domain/order-states'
import en from '../../../i18n/locales/en/crm-jobs.json'
import vi from '../../../i18n/locales/vi/crm-jobs.json'
import { textsOf, useTexts } from '../texts/texts.ts'

export type JobTextKey = keyof typeof vi

const useOwnTexts = textsOf<JobTextKey>({ vi, en })

const isKey = (key: string): key is JobTextKey => Object.hasOwn(vi, key)

export function useJobTexts() {
  const { t, locale } = useOwnTexts()
  const { t: frame } = useTexts()
  return {
    t,
    locale,
    stepOf: (resource: JobResource, to: string): string => {
      const move = staffTargets.find((target) => target === to)
      if (resource === 'orders' && move !== undefined) return frame(`moves.${move}`)
      const key = resource === 'ratings' ? 'to.approved' : `to.${to}`
      return isKey(key) ? t(key) : to
    },
    stateOf: (resource: JobResource, state: string, payment?: PaymentKind): string => {
      const ofOrder = orderStates.find((one) => one === state)
      if (resource === 'orders' && ofOrder !== undefined) {
        return orderStateLabel({ state: ofOrder, payment })[locale]
      }
      const key = `state.${state}`
      return isKey(key) ? t(key) : state
    },
    reasonOf: ({ code, moved }: Pick<JobRow, 'code' | 'moved'>): string => {
      if (moved) {
        const { actor, at } = moved
        const state = orderStateLabel(moved)[locale]
        const who = moved.who ?? frame(`history.${actor}`)
        return t('movedBy', { state, who, at: formatMoment(at) })
      }
      const key = `code.${code}`
      return isKey(key) ? t(key) : t('code.other', { code: code ?? 'unknown' })
    },
  }
}
