import { type ShippingOption, shippingOptionSchema } from '@nas/contract/commerce/shipping'
import * as v from 'valibot'
import type { CommerceClient } from './client.ts'

const shippingsAnswer = v.object({ shippings: v.array(shippingOptionSchema) })

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
