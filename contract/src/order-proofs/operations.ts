import { operation } from '../operation.js'
import * as proof from '../order-proof.js'

/** Mails a code to a guest's order. The answer does not reveal whether there is one. */
export const askOrderCode = operation('POST /order-code', {
  visitor: true,
  input: proof.askOrderCodeSchema,
})

/** @throws code_incorrect */
export const proveOrder = operation('POST /order-proof', {
  visitor: true,
  input: proof.proveOrderSchema,
  answer: proof.orderProofSchema,
})

export const askEmailCode = operation('POST /email-code', {
  visitor: true,
  input: proof.askEmailCodeSchema,
})

/** @throws code_incorrect */
export const proveEmail = operation('POST /email-proof', {
  visitor: true,
  input: proof.proveEmailSchema,
  answer: proof.orderProofSchema,
})
