import type { PayloadRequest } from 'payload'
import { isEditor } from './is-editor'

export const editors = ({ req }: { req: PayloadRequest }): boolean => isEditor(req)
