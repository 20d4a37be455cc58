CREATE TABLE "game_rulings" (
	"game" text NOT NULL,
	"event" bigint NOT NULL,
	"ruling" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "game_rulings_game_event_pk" PRIMARY KEY("game","event")
);
--> statement-breakpoint
ALTER TABLE "game_bets" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "game_bets_event" ON "game_bets" USING btree ("game","event");