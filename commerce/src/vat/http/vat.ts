import * as operations from '@nas/contract/vat/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { notFound } from '../../platform/errors/shop-error'
import { SHOP_VAT, type VatService } from '../module/service'

export const vatRoutes = routesOf(operations, {
  async listVatRates({ scope }) {
    const rates = await scope.resolve<VatService>(SHOP_VAT).rates()
    const by = rates.flatMap(({ changed_by }) => changed_by ?? [])
    const people = await peopleById(scope, [...new Set(by)])
    return rates.map(({ first_day, rate, reason, changed_by, updated_at }) => {
      const who = shownName(people.get(changed_by ?? ''))
      return { first_day, rate, reason, who, at: updated_at.toISOString() }
    })
  },

  setVatRate: ({ scope, input, caller }) =>
    scope.resolve<VatService>(SHOP_VAT).set({ ...input, by: caller.id }),

  async withdrawVatRate({ scope, input: { first_day } }) {
    const isWithdrawn = await scope.resolve<VatService>(SHOP_VAT).withdraw(first_day)
    if (!isWithdrawn) throw notFound('first_day')
  },
})
