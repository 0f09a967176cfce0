import type { Permission } from '@nas/domain/roles'
import * as v from 'valibot'
import type { LimitName } from './rate-limits.js'

/**
 * Required of staff: a permission; `own` for calls of all staff, about their own account or work;
 * `enrolling` for calls that stay open while a second factor is due; `by state` when the handler
 * decides by the input.
 */
export type StaffRule = Permission | 'own' | 'enrolling' | 'by state'

export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** The `/api` call that only forwards the operation. */
export interface WireCall {
  wire: Call
  summary: string
  /** Counted per client address. */
  limit?: LimitName
}

/** A guest's call with the proof of one order in the body, instead of its number in the path. */
interface GuestCall {
  path: `/${string}`
  /** Input that a guest cannot choose. */
  fixed?: Readonly<Record<string, unknown>>
}

/** Commerce refuses all other callers before it reads the input. */
export interface Callers {
  visitor?: true
  member?: true
  guest?: GuestCall
  staff?: StaffRule
  /** The front server with its secret key. */
  key?: true
}

export interface Description extends Callers {
  /** Staff must have proved recently that they own the session (ADR 0085). */
  fresh?: true
  /** Maximum bytes of its body, if more than Medusa's 100 kB. */
  largestBody?: number
  /** Key of the answer in the response; without it the answer is the whole response. */
  as?: string
}

export interface CallDescription extends Description, Partial<WireCall> {
  /** Path parameters, and the fields of the body or query string; absent for none. */
  input?: v.GenericSchema
  /** Absent when the response is `{}`. */
  answer?: v.GenericSchema
}

export interface ListDescription extends Description {
  record: v.GenericSchema
  as: string
}

export interface Route<Path extends string = string> {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the shop's routes of commerce, with parameters as `:name`. */
  path: Path
}

export type Operation = Required<Pick<CallDescription, 'input'>> & CallDescription & Route
export type ListOperation = ListDescription & Route
export type AnyOperation = Operation | ListOperation

export type InputOf<O extends Operation> = v.InferInput<O['input']>
export type ParsedOf<O extends Operation> = v.InferOutput<O['input']>

type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type GuestOperation = Operation & { guest: GuestCall }

export type GuestInputOf<O extends GuestOperation> = Omit<InputOf<O>, Parameter<O['path']>>

export type OutputOf<O extends Operation> = O extends { answer: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined

export interface PageOf<O extends ListOperation> {
  rows: v.InferOutput<O['record']>[]
  count: number
}

/** A call of commerce, declared for both of its sides (ADR 0014). */
/* @__NO_SIDE_EFFECTS__ */
export function operation<const C extends Call, const D extends CallDescription>(
  call: C,
  description: D,
) {
  const [method, path] = call.split(' ')
  return { input: none, ...description, method, path } as D & InputIn<D> & Route<PathOf<C>>
}

const none = v.object({})

type InputIn<D extends CallDescription> = {
  input: D['input'] extends v.GenericSchema ? D['input'] : typeof none
}

type PathOf<C extends Call> = C extends `${string} ${infer Path}` ? Path : never

/* @__NO_SIDE_EFFECTS__ */
export function listOperation<const D extends ListDescription>(path: string, description: D) {
  return { ...description, method: 'GET', path } as D & Route
}

export const pathParameters = ({ path }: Route): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
