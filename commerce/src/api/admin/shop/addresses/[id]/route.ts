export { readForStaff as GET } from '../../../../../accounts/http/addresses'
