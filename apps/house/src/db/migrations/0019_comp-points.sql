CREATE TABLE "comp_points" (
	"bet_id" text NOT NULL,
	"settlement" integer NOT NULL,
	"is_taken_back" boolean NOT NULL,
	"player_id" text NOT NULL,
	"points" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "comp_points_bet_id_settlement_is_taken_back_pk" PRIMARY KEY("bet_id","settlement","is_taken_back"),
	CONSTRAINT "comp_points_sign" CHECK (("comp_points"."points" < 0) = "comp_points"."is_taken_back")
);
--> statement-breakpoint
CREATE TABLE "comp_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"rate" bigint NOT NULL,
	"subunits" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comp_points" ADD CONSTRAINT "comp_points_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comp_points_player" ON "comp_points" USING btree ("player_id");