import type { PayloadRequest } from 'payload'
import { isEditor } from './is-editor'
import { isWriter } from './is-writer'

export const editorsAndWriter = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isWriter(req)
