import type { PayloadRequest } from 'payload'
import { isEditor } from './is-editor'
import { isReader } from './is-reader'
import { isWriter } from './is-writer'

export const editorsAndClients = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isReader(req) || isWriter(req)
