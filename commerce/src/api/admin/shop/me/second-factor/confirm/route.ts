export { confirm as POST } from '../../../../../../accounts/http/second-factor'
