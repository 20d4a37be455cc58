CREATE TABLE "game_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"request_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"game" text NOT NULL,
	"event" bigint NOT NULL,
	"pick" jsonb NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"odds" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"result" text,
	"win_amount" bigint,
	"created_at" bigint NOT NULL,
	"settled_at" bigint
);
--> statement-breakpoint
ALTER TABLE "game_bets" ADD CONSTRAINT "game_bets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_bets_request" ON "game_bets" USING btree ("player_id","request_id");--> statement-breakpoint
CREATE INDEX "game_bets_player" ON "game_bets" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "game_bets_due" ON "game_bets" USING btree ("due_at") WHERE "game_bets"."result" is null;