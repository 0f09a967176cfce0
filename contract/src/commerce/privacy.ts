import * as v from 'valibot'
import { language } from '../field-schemas.js'
import { askErasureSchema, erasedFields, mailedCodeSchema, ownDataFields } from '../privacy.js'
import { presenceSchema } from './account.js'

export const exportSchema = v.object({ ...presenceSchema.entries, locale: language })
export const codeSchema = mailedCodeSchema
export const erasureSchema = askErasureSchema

export const ownDataSchema = v.object(ownDataFields)
export const erasedSchema = v.object(erasedFields)

export type ExportBody = v.InferOutput<typeof exportSchema>
export type CodeBody = v.InferOutput<typeof codeSchema>
export type ErasureBody = v.InferOutput<typeof erasureSchema>
export type OwnData = v.InferOutput<typeof ownDataSchema>
export type Erased = v.InferOutput<typeof erasedSchema>
