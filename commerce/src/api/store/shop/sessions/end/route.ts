export { end as POST } from '../../../../../accounts/http/sessions'
