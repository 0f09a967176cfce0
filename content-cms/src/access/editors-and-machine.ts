import type { PayloadRequest } from 'payload'
import { isEditor } from './is-editor'
import { isMachine } from './is-machine'

export const editorsAndMachine = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isMachine(req)
