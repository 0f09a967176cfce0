import * as operations from '@nas/contract/vat/operations'
import type { Endpoint } from '../endpoints/endpoint.ts'
import { forward } from '../records/operation-endpoints.ts'

export const vat: readonly Endpoint[] = [
  forward(operations.listVatRates),
  forward(operations.setVatRate),
  forward(operations.withdrawVatRate),
]
