import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { AddressChange, NewAddress } from '@nas/contract/addresses'
import { readListQuery } from '@nas/query/list-query'
import { opaqueId } from '../../platform/http/parse'
import { addressColumns } from '../queries/address-sql'
import { findAddress, searchAddresses } from '../queries/find-addresses'
import { addAddress, changeAddress, deleteAddress } from '../workflows/save-addresses'
import { memberOf } from './caller'

const addressId = (request: MedusaRequest) => opaqueId(request.params.id, 'address')

export async function listOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  response.json(
    await searchAddresses(request.scope, readListQuery(addressColumns, request.query), customerId),
  )
}

/** The owner is always the caller, never taken from the body. */
export async function addOwn(
  request: MedusaRequest<NewAddress>,
  response: MedusaResponse,
): Promise<void> {
  const customerId = await memberOf(request)
  const { validatedBody: fields } = request
  response.json({ address: await addAddress(request.scope, customerId, fields) })
}

export async function readOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  response.json({ address: await findAddress(request.scope, addressId(request), customerId) })
}

export async function changeOwn(
  request: MedusaRequest<AddressChange>,
  response: MedusaResponse,
): Promise<void> {
  const customerId = await memberOf(request)
  const id = addressId(request)
  const { validatedBody: changes } = request
  response.json({ address: await changeAddress(request.scope, customerId, id, changes) })
}

export async function deleteOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const address = await deleteAddress(request.scope, customerId, addressId(request))
  response.json({ address })
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
