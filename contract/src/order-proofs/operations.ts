import { operation } from '../operation.js'
import {
  askEmailCodeSchema,
  askOrderCodeSchema,
  orderProofSchema,
  proveEmailSchema,
  proveOrderSchema,
} from '../order-proof.js'

/** Mails a code to a guest's order. The answer does not reveal whether there is one. */
export const askOrderCode = operation('POST /order-code', {
  visitor: true,
  input: askOrderCodeSchema,
})

/** @throws code_incorrect */
export const proveOrder = operation('POST /order-proof', {
  visitor: true,
  input: proveOrderSchema,
  answer: orderProofSchema,
})

export const askEmailCode = operation('POST /email-code', {
  visitor: true,
  input: askEmailCodeSchema,
})

/** @throws code_incorrect */
export const proveEmail = operation('POST /email-proof', {
  visitor: true,
  input: proveEmailSchema,
  answer: orderProofSchema,
})
