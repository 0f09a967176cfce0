import { type CommerceSettings, createCommerceClient } from './client.ts'
import { type OperationCalls, operationCalls } from './operations.ts'

/** The shop's calls to Medusa. Every call may throw a GatewayError. */
export type CommerceGateway = OperationCalls

export const createMedusaCommerce = (settings: CommerceSettings): CommerceGateway =>
  operationCalls(createCommerceClient(settings))
