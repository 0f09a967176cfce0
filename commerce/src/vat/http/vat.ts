import * as operations from '@nas/contract/vat/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { notFound } from '../../platform/errors/shop-error'
import { vat } from '../module/service'

export const vatRoutes = routesOf(operations, {
  async listVatRates({ scope }) {
    const rates = await vat(scope).rates()
    const by = rates.map(({ changed_by }) => changed_by)
    const people = await peopleById(scope, by)
    return rates.map(({ first_day, rate, reason, changed_by, updated_at }) => {
      const who = shownName(people.get(changed_by ?? ''))
      return { first_day, rate, reason, who, at: updated_at.toISOString() }
    })
  },

  setVatRate: ({ scope, input, caller }) => vat(scope).set({ ...input, by: caller.id }),

  async withdrawVatRate({ scope, input: { first_day } }) {
    const isWithdrawn = await vat(scope).withdraw(first_day)
    if (!isWithdrawn) throw notFound('first_day')
  },
})
