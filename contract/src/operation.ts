import type { Permission } from '@nas/domain/duties'
import type * as v from 'valibot'

/**
 * What staff need: a permission; `own` for calls about their own account; `enrolling` for those that
 * stay open while a second factor is due; `by state` when the handler decides by the input.
 */
export type StaffRule = Permission | 'own' | 'enrolling' | 'by state'

export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** The call of `/api` that only passes an operation on. */
export interface WireCall {
  call: Call
  /** One line for the OpenAPI description. */
  summary: string
}

/** Who may call. Commerce refuses all others before it reads the input. */
export interface Callers {
  visitor?: true
  member?: true
  staff?: StaffRule
  /** The front server with its secret key. */
  key?: true
}

export interface Description extends Callers {
  /** Staff must have proved recently that they own the session (ADR 0085). */
  fresh?: true
  /** Name of the answer inside the response; without one it is the response. */
  as?: string
}

/** Input of a call: its path parameters and the fields of its body or query string. */
export interface CallDescription extends Description {
  input: v.GenericSchema
  answer: v.GenericSchema
  wire?: WireCall
}

/** A list that the query language filters, sorts and pages. */
export interface ListDescription extends Description {
  record: v.GenericSchema
  as: string
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the shop's routes of commerce, with parameters as `:name`. */
  path: string
}

export type Operation = CallDescription & Route
export type ListOperation = ListDescription & Route
export type AnyOperation = Operation | ListOperation

/** What a caller sends, and what the handler receives. */
export type InputOf<O extends Operation> = v.InferInput<O['input']>
export type ParsedOf<O extends Operation> = v.InferOutput<O['input']>

export type OutputOf<O extends Operation> = v.InferOutput<O['answer']>

export interface PageOf<O extends ListOperation> {
  rows: v.InferOutput<O['record']>[]
  count: number
}

/** A call of commerce, declared for both of its sides (ADR 0014). */
/* @__NO_SIDE_EFFECTS__ */
export function operation<const D extends CallDescription>(call: Call, description: D): D & Route {
  const [method, path] = call.split(' ') as [Route['method'], string]
  return { ...description, method, path }
}

/* @__NO_SIDE_EFFECTS__ */
export function listOperation<const D extends ListDescription>(path: string, description: D) {
  return { ...description, method: 'GET', path } as D & Route
}

/** Names of the parameters in the path. */
export const pathParameters = ({ path }: AnyOperation): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
