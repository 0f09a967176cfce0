import { arrangeAnswerSchema, arrangeSchema } from '@nas/contract/arrange'
import { call } from '../call.ts'
import { afterWrite } from '../content-writes/after-write.ts'

export const arrange = call({
  method: 'POST',
  path: '/app/arrange',
  summary: 'Put a product, club article or place right below another one in its list',
  access: 'admin',
  permission: 'content',
  personal: true,
  body: { schema: arrangeSchema, form: 'either' },
  answer: { schema: arrangeAnswerSchema },
  async run(request, { body: { of, id, below } }) {
    const changed = await request.contentWriter.published.arrange(of, id, below)
    await afterWrite(request)
    return { data: { changed } }
  },
})
