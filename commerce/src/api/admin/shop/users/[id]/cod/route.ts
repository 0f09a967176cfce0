export { changeCod as POST } from '../../../../../../accounts/http/people'
