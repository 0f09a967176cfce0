import type { CommerceClient } from './client.ts'
import { type ShippingOption, shippingsAnswer } from './records.ts'

export interface ShippingCalls {
  list(): Promise<ShippingOption[]>
}

export function shippingCalls({ call }: CommerceClient): ShippingCalls {
  return {
    async list() {
      return (await call('/store/shop/shippings', shippingsAnswer)).shippings
    },
  }
}
