export { decide as POST, readForStaff as GET } from '../../../../../ratings/http/ratings'
