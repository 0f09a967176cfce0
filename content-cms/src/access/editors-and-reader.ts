import type { PayloadRequest } from 'payload'
import { isEditor } from './is-editor'
import { isReader } from './is-reader'

export const editorsAndReader = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isReader(req)
