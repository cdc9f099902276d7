"""The databank: meetings with contacts, the steps of jobs, what chance brings, and starting cards."""
