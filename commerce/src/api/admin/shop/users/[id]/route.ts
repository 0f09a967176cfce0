export { change as POST, read as GET } from '../../../../../accounts/http/people'
