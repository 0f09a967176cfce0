import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { readListQuery } from '@nas/query/list-query'
import { opaqueId, parse } from '../../platform/http/parse'
import { clearable, optional, required, storedPhone } from '../../platform/http/text-fields'
import { addressColumns } from '../queries/address-sql'
import { findAddress, searchAddresses } from '../queries/find-addresses'
import { addAddress, changeAddress } from '../workflows/save-addresses'
import { memberOf } from './caller'

/** The owner stands nowhere in a body: it is the caller. */
const addressBody = z.object({
  name: required(120),
  phone: storedPhone,
  address: required(300),
  province: optional(120),
  district: optional(120),
  ward: optional(120),
})

const addressChanges = z.object({
  name: required(120).optional(),
  phone: storedPhone.optional(),
  address: required(300).optional(),
  province: clearable(120),
  district: clearable(120),
  ward: clearable(120),
})

const addressId = (request: MedusaRequest) => opaqueId(request.params.id, 'address')

export async function listOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  response.json(
    await searchAddresses(request.scope, readListQuery(addressColumns, request.query), customerId),
  )
}

export async function addOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const fields = parse(addressBody, request.body ?? {})
  response.json({ address: await addAddress(request.scope, customerId, fields) })
}

export async function readOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  response.json({ address: await findAddress(request.scope, addressId(request), customerId) })
}

export async function changeOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const id = addressId(request)
  const changes = parse(addressChanges, request.body ?? {})
  response.json({ address: await changeAddress(request.scope, customerId, id, changes) })
}

export async function listForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  response.json(
    await searchAddresses(request.scope, readListQuery(addressColumns, request.query), null),
  )
}

export async function readForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  response.json({ address: await findAddress(request.scope, addressId(request), null) })
}
