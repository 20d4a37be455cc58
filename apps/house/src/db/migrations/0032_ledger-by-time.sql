DROP INDEX "ledger_player";--> statement-breakpoint
CREATE INDEX "ledger_player" ON "ledger_entries" USING btree ("player_id","created_at");