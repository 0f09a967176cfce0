import { z } from '@medusajs/framework/zod'
import { required, storedPhone } from '../../platform/http/text-fields'

export const trackBody = z.object({ code: required(40), phone: storedPhone })
