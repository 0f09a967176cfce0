import { schemasOf } from '@nas/contract/fields'
import {
  distributorFields,
  problemTypes,
  type RequestState,
  supportFields,
} from '@nas/contract/requests'
import * as v from 'valibot'

const entry = <A extends v.GenericSchema>(attributes: A) => v.object({ id: v.number(), attributes })

const supportSchema = entry(v.object(schemasOf(supportFields)))
const distributorSchema = entry(v.object(schemasOf(distributorFields)))

export type Support = v.InferOutput<typeof supportSchema>['attributes'] & { id: number }
export type Distributor = v.InferOutput<typeof distributorSchema>['attributes'] & { id: number }

export type StaffRequest = Support | Distributor

/** @throws ValiError */
export function supportFrom(one: unknown): Support {
  const { id, attributes } = v.parse(supportSchema, one)
  return { ...attributes, id }
}

/** @throws ValiError */
export function distributorFrom(one: unknown): Distributor {
  const { id, attributes } = v.parse(distributorSchema, one)
  return { ...attributes, id }
}

/** The default next step; a completed request can be reopened. */
export const nextState = { new: 'processing', processing: 'done', done: null } as const satisfies {
  [State in RequestState]: RequestState | null
}

/** The key of a problem type; null for the text of another client. */
export const problemTypeOf = (type: string | null) =>
  problemTypes.find((one) => one === type) ?? null
