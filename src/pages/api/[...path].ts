import type { APIRoute } from 'astro'
import { handleApi } from '../../api/routes/web-api.ts'

export const ALL: APIRoute = ({ request, locals }) => handleApi(request, locals)
